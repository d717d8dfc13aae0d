/** Acts that go over the live connection, loaded with the screens that do them. */
export { askLive, type LiveAnswer } from './live/ask/ask-live.ts';
