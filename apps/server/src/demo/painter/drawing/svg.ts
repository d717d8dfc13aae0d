/** Rounds for the page: a tenth of a unit is finer than a pixel, and shorter to store. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Fills a template with rounded numbers; strings pass as they are. */
export function svg(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  let text = parts[0] ?? '';
  values.forEach((value, index) => {
    text += (typeof value === 'number' ? n(value) : value) + (parts[index + 1] ?? '');
  });
  return text;
}

export function verticalGradient(
  id: string,
  stops: readonly [offset: number, color: string, opacity?: number][],
): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopList(stops)}</linearGradient>`;
}

/** @param place attributes that say where it lies; all of what it fills when left out */
export function radialGradient(
  id: string,
  stops: readonly [offset: number, color: string, opacity?: number][],
  place = '',
): string {
  return `<radialGradient id="${id}" ${place}>${stopList(stops)}</radialGradient>`;
}

function stopList(stops: readonly [number, string, number?][]): string {
  return stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

/**
 * The same drawing, cheaper: what is transparent as a whole is drawn on a sheet of its own as large as the picture, what is
 * filled or stroked with a transparent colour is not. Shapes that have both stay as they are, since there the two overlap.
 */
export const withoutSheets = (drawing: string): string =>
  drawing.replaceAll(/<(?:path|ellipse|circle|rect) [^>]*>/g, (shape) =>
    / (?:fill|stroke)-opacity="/.test(shape) || (/ fill="[#u]/.test(shape) && / stroke="/.test(shape))
      ? shape
      : shape.replace(/ opacity="([^"]*)"/, ' fill-opacity="$1" stroke-opacity="$1"'),
  );
