/**
 * What stories import of packages, told beforehand: found while a page is open, it would be made ready then and the page
 * would load anew.
 */
export const prebundled = [
  ...['Button', 'ComboBox', 'I18nProvider', 'Menu', 'NumberField', 'Tabs'].map(
    (name) => `react-aria-components/${name}`,
  ),
  'libphonenumber-js/min',
  'react-easy-crop',
  'yet-another-react-lightbox',
  'yet-another-react-lightbox/plugins/zoom',
  '@viz-js/viz',
  'axe-core',
];
