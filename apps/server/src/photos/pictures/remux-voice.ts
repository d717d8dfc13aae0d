import { readFile } from 'node:fs/promises';
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

const copy = async (
  track: InputAudioTrack,
  { codec, ending, output }: (typeof kinds)[number],
): Promise<Voice> => {
  const target = new BufferTarget();
  const copied = new Output({ format: output(), target });
  const sound = new EncodedAudioPacketSource(codec);
  copied.addAudioTrack(sound);
  await copied.start();
  const decoderConfig = await track.getDecoderConfig();
  if (!decoderConfig) throw new Error('sound that nobody can decode');
  let seconds = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    seconds = Math.max(seconds, packet.timestamp + packet.duration);
    await sound.add(packet, { decoderConfig });
  }
  await copied.finalize();
  if (!target.buffer || seconds <= 0) throw new Error('no sound');
  // Counted of the sound itself: recorders write no length, and whoever makes a file by hand writes any.
  return { bytes: Buffer.from(target.buffer), ending, seconds };
};

/**
 * Copies the sound of a file into a new one, packet by packet: titles, places, pictures and whatever else stood in the file are
 * left behind, and it can be wound, which a recording as browsers write it can not.
 * @throws for what is no recording of one of these kinds, or holds more than its sound
 */
export const remuxVoice = async (file: string): Promise<Voice> => {
  const source = new BufferSource(await readFile(file));
  using input = new Input({ source, formats: kinds.map(({ format }) => format) });
  const format = await input.getFormat();
  const tracks = await input.getTracks();
  const [track] = await input.getAudioTracks();
  const codec = await track?.getCodec();
  const kind = kinds.find((one) => one.format === format && one.codec === codec);
  if (!track || !kind || tracks.length !== 1) throw new Error('no recording');
  return await copy(track, kind);
};
