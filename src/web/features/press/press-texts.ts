/** Company descriptions in three lengths, and how the kit may be used. */
import {
  CARTRIDGE_DIFFUSIONS,
  CHAMBERS,
  LIQUID_DIFFUSIONS,
  SCENT_SWITCH_SECONDS_MIN,
  SCENTS_ABOUT,
} from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { withoutMarks } from '#i18n/phrase-mark.ts'
import type { Translate } from '#i18n/translate.ts'

export type Described = { company: string; founded: string }

export const RULES = [
  'company.ruleFree',
  'company.ruleRenders',
  'company.ruleColour',
  'company.ruleMark',
  'company.ruleElse',
] as const

export function textsOf(
  { company, founded }: Described,
  t: Translate,
): { title: string; text: string }[] {
  const numbers = {
    company,
    chambers: CHAMBERS,
    seconds: SCENT_SWITCH_SECONDS_MIN,
    reach: deviceOf('aroma-shooter-3').reachCm,
    scents: SCENTS_ABOUT,
    diffusions: CARTRIDGE_DIFFUSIONS,
  }
  return [
    { title: t('company.textShort'), text: t('company.boilerplateShort', numbers) },
    { title: t('company.textMedium'), text: t('company.boilerplateMedium', numbers) },
    {
      title: t('company.textLong'),
      text: t('company.boilerplateLong', {
        ...numbers,
        year: founded,
        speaker: deviceOf('aroma-speaker-60').chambers,
        liquid: LIQUID_DIFFUSIONS,
      }),
    },
  ].map(({ title, text }) => ({ title, text: withoutMarks(text) }))
}
