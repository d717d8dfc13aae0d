import { readFile } from 'node:fs/promises';
import { isTooLong, voiceSeconds } from '@vesper/domain';
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import type { Voice } from './picture-messages.ts';

/** What browsers record, told by what is in the file: the container, and the one kind of sound that it may hold. */
const kinds = [
  { format: WEBM, codec: 'opus', ending: 'webm', output: () => new WebMOutputFormat() },
  { format: MP4, codec: 'aac', ending: 'mp4', output: () => new Mp4OutputFormat({ fastStart: 'in-memory' }) },
] as const;

/** More pieces than the longest recording can have (a second for recorders that stop late): the shortest of Opus lasts 2.5 ms. */
const mostPackets = (voiceSeconds + 1) / 0.0025;

/** Whether the sound that was read so far can be a recording; how many pieces there are is only what the file claims. */
const checkSound = (packets: number, soundBytes: number, fileBytes: number): void => {
  if (packets > mostPackets) throw new Error('more pieces than sound has');
  if (soundBytes > fileBytes) throw new Error('more sound than file: pieces that lie upon each other');
};

const copy = async (
  track: InputAudioTrack,
  fileBytes: number,
  { codec, ending, output }: (typeof kinds)[number],
): Promise<Voice> => {
  const target = new BufferTarget();
  const copied = new Output({ format: output(), target });
  const sound = new EncodedAudioPacketSource(codec);
  copied.addAudioTrack(sound);
  await copied.start();
  const decoderConfig = await track.getDecoderConfig();
  if (!decoderConfig) throw new Error('sound that nobody can decode');
  let [seconds, packets, soundBytes] = [0, 0, 0];
  for await (const packet of new EncodedPacketSink(track).packets()) {
    seconds = Math.max(seconds, packet.timestamp + packet.duration);
    if (isTooLong(seconds)) return { bytes: Buffer.alloc(0), ending, seconds };
    packets += 1;
    soundBytes += packet.byteLength;
    checkSound(packets, soundBytes, fileBytes);
    await sound.add(packet, { decoderConfig });
  }
  await copied.finalize();
  if (!target.buffer || seconds <= 0) throw new Error('no sound');
  // Counted of the sound itself: recorders write no length, and whoever makes a file by hand writes any.
  return { bytes: Buffer.from(target.buffer), ending, seconds };
};

/**
 * Copies the sound of a file into a new one, packet by packet: titles, places, pictures and whatever else stood in the file are
 * left behind, and it can be wound, which a recording as browsers write it can not. Of one that is too long nothing is copied.
 * @throws for what is no recording of one of these kinds, or holds more than its sound
 */
export const remuxVoice = async (file: string): Promise<Voice> => {
  const bytes = await readFile(file);
  using input = new Input({ source: new BufferSource(bytes), formats: kinds.map(({ format }) => format) });
  const format = await input.getFormat();
  const tracks = await input.getTracks();
  const [track] = await input.getAudioTracks();
  const codec = await track?.getCodec();
  const kind = kinds.find((one) => one.format === format && one.codec === codec);
  if (!track || !kind || tracks.length !== 1) throw new Error('no recording');
  return await copy(track, bytes.length, kind);
};
