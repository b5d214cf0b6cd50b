import { createElement, Fragment } from 'react'

import { withoutMarks } from '#i18n/phrase-mark.ts'

/** A text in which the parts between backticks are code. */
export const InlineCode = ({ children }: { children: string }) =>
  // Given one by one, the parts need no names: they never move.
  createElement(
    Fragment,
    null,
    ...children
      .split('`')
      .map((part, at) => (at % 2 === 0 ? part : createElement('code', null, withoutMarks(part)))),
  )
