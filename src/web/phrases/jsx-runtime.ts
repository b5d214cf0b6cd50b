/** React's JSX with `withBreaks`: `importSource` in vite.config.ts. Decision 0018. */
import { Fragment, type JSX } from 'react'
import { jsx as element, jsxs as elements } from 'react/jsx-runtime'

import { withBreaks } from './breaks.ts'

export { Fragment, type JSX }

export const jsx: typeof element = (type, props, key) => element(type, withBreaks(type, props), key)

export const jsxs: typeof elements = (type, props, key) =>
  elements(type, withBreaks(type, props), key)
