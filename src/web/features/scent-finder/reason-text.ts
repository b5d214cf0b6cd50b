/** Why a scent is in the pack, in a few words. */
import type { Translate } from '#i18n/translate.ts'

import type { ReasonInWords } from './load-finder.server.ts'

export const reasonText = (reason: ReasonInWords, t: Translate): string =>
  reason.is === 'answer'
    ? t('finder.because', { answer: t(`finder.${reason.answer}`) })
    : t('finder.goesWith', { name: reason.name })
