// Spaces, controls, what Unicode says may be left out when shown (zero width, variation, fillers), and the two signs that
// are drawn as nothing: the empty Braille cell and the empty note head.
const blank = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]*$/u;

/** Whether anything of a text is seen; one that shows nothing counts as empty everywhere (readings). */
export const isVisibleText = (text: string): boolean => !blank.test(text);
