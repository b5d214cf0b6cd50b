import { createElement, Fragment } from 'react'

import css from './code.module.css'
import { partsOf } from './highlight.ts'

/** Code with its texts, numbers, words and comments coloured. */
export const Highlighted = ({ code }: { code: string }) =>
  // Given one by one, the parts need no names: they never move.
  createElement(
    Fragment,
    null,
    ...partsOf(code).map(({ kind, text }) =>
      kind === 'plain' ? text : createElement('span', { className: css[kind] }, text),
    ),
  )
