/** What the preview needs to show the kit's stories; no part of the kit itself. */
export { portraits } from './portraits.ts';
export {
  type Sample,
  type StoryText,
  type StoryTexts,
  StoryTextsContext,
  useSample,
  useStoryTexts,
} from './story-texts.tsx';
