import * as runtime from 'react/jsx-runtime';

/** What JSX becomes, as an ES module: see `react.ts`. */
export const { Fragment, jsx, jsxs } = runtime;
