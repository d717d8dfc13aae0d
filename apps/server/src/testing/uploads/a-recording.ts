import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

interface Recording {
  readonly seconds?: number;
  readonly container?: 'webm' | 'mp4';
  /** Beside the sound, or instead of it. */
  readonly video?: 'beside' | 'only';
  readonly title?: string;
  /** An MP4 in pieces with a head each, as browsers write it while they record. */
  readonly fragmented?: boolean;
  /** So large each piece of the sound is. */
  readonly pieceBytes?: number;
}

const opusSilence = [0xf8, 0xff, 0xfe];
const aacSilence = [0x21, 0x10, 0x04, 0x60, 0x8c, 0x1c];
const pieces = {
  webm: { codec: 'opus', step: 0.02, silence: opusSilence, config: { codec: 'opus' } },
  mp4: {
    codec: 'aac',
    step: 1024 / 48_000,
    silence: aacSilence,
    config: { codec: 'mp4a.40.2', description: new Uint8Array([0x11, 0x88]) },
  },
} as const;

/** A recording of silence, as browsers make them. */
export const aRecording = async ({
  seconds = 3,
  container = 'webm',
  video,
  title,
  fragmented = false,
  pieceBytes = 0,
}: Recording = {}): Promise<Buffer> => {
  const target = new BufferTarget();
  const format =
    container === 'webm'
      ? new WebMOutputFormat()
      : new Mp4OutputFormat({ fastStart: fragmented ? 'fragmented' : 'in-memory' });
  const output = new Output({ format, target });
  const { codec, step, silence, config } = pieces[container];
  const sound = new EncodedAudioPacketSource(codec);
  const picture = new EncodedVideoPacketSource('vp8');
  if (video !== 'only') output.addAudioTrack(sound);
  if (video) output.addVideoTrack(picture);
  if (title) output.setMetadataTags({ title });
  await output.start();
  const decoderConfig = { ...config, sampleRate: 48_000, numberOfChannels: 1 };
  const piece = new Uint8Array([...silence, ...new Uint8Array(pieceBytes)]);
  if (video)
    await picture.add(new EncodedPacket(new Uint8Array([0, 0, 0]), 'key', 0, seconds), {
      decoderConfig: { codec: 'vp8', codedWidth: 320, codedHeight: 240 },
    });
  for (let at = 0; video !== 'only' && at < seconds; at += step)
    await sound.add(new EncodedPacket(piece, 'key', at, step), { decoderConfig });
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
};
