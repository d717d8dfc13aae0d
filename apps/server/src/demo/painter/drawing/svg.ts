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

/** From one corner of what it fills to another, both in shares of it. */
export function linearGradient(
  id: string,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  stops: readonly [offset: number, color: string, opacity?: number][],
): string {
  return svg`<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${String(y2)}">${stopList(stops)}</linearGradient>`;
}

export function radialGradient(
  id: string,
  stops: readonly [offset: number, color: string, opacity?: number][],
): string {
  return `<radialGradient id="${id}">${stopList(stops)}</radialGradient>`;
}

function stopList(stops: readonly [number, string, number?][]): string {
  return stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}
