/** The same for development. */
import { Fragment, type JSX } from 'react'
import { jsxDEV as element } from 'react/jsx-dev-runtime'

import { withBreaks } from './breaks.ts'

export { Fragment, type JSX }

export const jsxDEV: typeof element = (type, props, ...rest) =>
  element(type, withBreaks(type, props), ...rest)
