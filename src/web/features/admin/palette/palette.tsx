/** Everything of the console by keyboard: a palette that leads anywhere, and the keys that lead there at once. */
import { useMemo, useState } from 'react'

import { useT } from '#i18n/use-t.ts'
import { Dialog } from '#web/ui/dialog.tsx'

import type { AreaName } from '../frame/areas.ts'
import { useAreShortcutsOn } from './kept-shortcuts.ts'
import css from './palette.module.css'
import { PaletteList } from './palette-list.tsx'
import { ShortcutHelp } from './shortcut-help.tsx'
import { useShortcuts } from './use-shortcuts.ts'

type Shown = 'nothing' | 'palette' | 'help'

export function Palette({ areas }: { areas: readonly AreaName[] }) {
  const t = useT()
  const [shown, show] = useState<Shown>('nothing')
  const isOn = useAreShortcutsOn()
  const wanted = useMemo(
    () => ({ areas, isOn, onPalette: () => show('palette'), onHelp: () => show('help') }),
    [areas, isOn],
  )
  useShortcuts(wanted)
  // A dialog tells late that it closed: what was opened in its place stays.
  const close = (what: Shown) => show((now) => (now === what ? 'nothing' : now))

  return (
    <>
      <button type="button" className={css.open} onClick={() => show('palette')}>
        <span className={css.word}>{t('adminFrame.goTo')}</span>{' '}
        <span className={css.key}>{t('adminFrame.paletteKey')}</span>
      </button>
      <Dialog
        isOpen={shown === 'palette'}
        title={t('adminFrame.goTo')}
        close={t('adminFrame.close')}
        onClose={() => close('palette')}
      >
        {shown === 'palette' && (
          <PaletteList areas={areas} onLeave={() => close('palette')} onHelp={() => show('help')} />
        )}
      </Dialog>
      <Dialog
        isOpen={shown === 'help'}
        title={t('adminFrame.shortcuts')}
        close={t('adminFrame.close')}
        onClose={() => close('help')}
      >
        {shown === 'help' && <ShortcutHelp areas={areas} isOn={isOn} />}
      </Dialog>
    </>
  )
}
