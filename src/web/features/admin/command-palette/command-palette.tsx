/** Everything of the console by keyboard: a palette that leads anywhere, and the keys that lead there at once. */
import { useState } from 'react'

import { useT } from '#i18n/use-t.ts'
import { Dialog } from '#web/ui/dialog.tsx'

import type { SectionName } from '../frame/sections.ts'
import { CommandList } from './command-list.tsx'
import css from './command-palette.module.css'
import { ShortcutHelp } from './shortcut-help.tsx'
import { useAreShortcutsOn } from './stored-shortcuts.ts'
import { useShortcuts } from './use-shortcuts.ts'

type OpenDialog = 'nothing' | 'palette' | 'help'

export function CommandPalette({ sections }: { sections: readonly SectionName[] }) {
  const t = useT()
  const [shown, show] = useState<OpenDialog>('nothing')
  const isOn = useAreShortcutsOn()
  useShortcuts({
    sections,
    isOn,
    onCommandPalette: () => show('palette'),
    onHelp: () => show('help'),
  })
  // The close event of a dialog arrives late: a dialog that was opened in its place stays.
  const close = (what: OpenDialog) => show((now) => (now === what ? 'nothing' : now))

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
          <CommandList
            sections={sections}
            onLeave={() => close('palette')}
            onHelp={() => show('help')}
          />
        )}
      </Dialog>
      <Dialog
        isOpen={shown === 'help'}
        title={t('adminFrame.shortcuts')}
        close={t('adminFrame.close')}
        onClose={() => close('help')}
      >
        {shown === 'help' && <ShortcutHelp sections={sections} isOn={isOn} />}
      </Dialog>
    </>
  )
}
