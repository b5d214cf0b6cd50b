/** The pictures of the press kit, in the order in which they are shown. */
import type { Translate } from '#i18n/translate.ts'
import type { PictureName } from '#web/pictures/manifest.ts'

type PressPicture = { name: PictureName; title: string; background: 'chalk' | 'night' | 'scene' }

export const pressPictures = (t: Translate): PressPicture[] => [
  { name: 'shooter3', title: t('shell.shooter3'), background: 'chalk' },
  {
    name: 'shooter3-night',
    title: t('company.pictureNight', { name: t('shell.shooter3') }),
    background: 'night',
  },
  {
    name: 'shooter3-top',
    title: t('company.pictureTop', { name: t('shell.shooter3') }),
    background: 'chalk',
  },
  { name: 'shooter2', title: t('shell.shooter2'), background: 'chalk' },
  { name: 'wearable3', title: t('shell.wearable3'), background: 'chalk' },
  { name: 'speaker60', title: t('shell.speaker60'), background: 'chalk' },
  { name: 'family', title: t('company.pictureFamily'), background: 'chalk' },
  { name: 'kit', title: t('company.pictureKit'), background: 'chalk' },
  { name: 'cartridges', title: t('company.pictureCartridges'), background: 'chalk' },
  { name: 'scene-signage', title: t('company.pictureShop'), background: 'scene' },
  { name: 'scene-lab', title: t('company.pictureLab'), background: 'scene' },
  { name: 'scene-vr', title: t('company.pictureVr'), background: 'scene' },
]
