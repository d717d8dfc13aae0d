import { createContext, useContext } from 'react';

/** Formats a text of the product by its message id, in the language that the toolbar chose. */
export type StoryText = (id: string, values?: Readonly<Record<string, string | number>>) => string;

/** A text that only a story needs, in the languages that stories are looked at in. */
export interface Sample {
  readonly en: string;
  /** German and Finnish have the longest words: what fits in them fits. */
  readonly de: string;
  readonly fi: string;
}

export interface StoryTexts {
  readonly locale: string;
  readonly text: StoryText;
}

/** Filled by the preview: the kit itself knows no texts, its stories show those that members read. */
export const StoryTextsContext = createContext<StoryTexts>({ locale: 'en', text: (id) => id });

/** The page's language, and its texts by message id. */
export const useStoryTexts = (): StoryTexts => useContext(StoryTextsContext);

/** Texts that the product has not got yet; languages without a sample of their own show English. */
export const useSample = (): ((sample: Sample) => string) => {
  const { locale } = useContext(StoryTextsContext);
  return (sample) => (locale === 'de' || locale === 'fi' ? sample[locale] : sample.en);
};
