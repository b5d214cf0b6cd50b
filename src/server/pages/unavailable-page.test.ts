import { expect, test } from 'vitest'

import { LOCALES } from '#shared/locale.ts'

import { UNAVAILABLE_RETRY_SECONDS, unavailablePage } from './unavailable-page.ts'

test.each(['busy', 'limited'] as const)(
  '§8 errors: the page says when to try again as its header does: %s',
  async (reason) => {
    for (const locale of LOCALES) {
      const answer = unavailablePage({ locale, reason, target: '/' })
      const [, text = ''] = /<p>(.*)<\/p>/.exec(await answer.text()) ?? []
      expect(Number(answer.headers.get('retry-after'))).toBe(UNAVAILABLE_RETRY_SECONDS)
      expect(text.match(/\d+/g)?.map(Number), locale).toEqual([UNAVAILABLE_RETRY_SECONDS])
    }
  },
)
