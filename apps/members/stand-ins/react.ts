/**
 * React for browsers as the ES module that it is not itself: of a CommonJS module each file of the build takes the whole, and
 * writes `react.useState` where this lets it write one letter. Stands in for it wherever an ES module asks (`stand-ins.ts`).
 */
import react from 'react';

export const {
  Children,
  Component,
  Fragment,
  StrictMode,
  Suspense,
  cloneElement,
  createContext,
  createElement,
  createRef,
  forwardRef,
  isValidElement,
  lazy,
  memo,
  startTransition,
  use,
  useCallback,
  useContext,
  useDebugValue,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
  version,
} = react;
export default react;
