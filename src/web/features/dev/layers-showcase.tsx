import { useState } from 'react'

import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Drawer } from '#web/ui/drawer.tsx'

import { SampleFacts } from './content-showcase.tsx'
import { Showcase, Specimen } from './showcase.tsx'
import { TEXTS } from './showcase-texts.ts'

type Open = 'none' | 'dialog' | 'drawer'

export function LayersShowcase() {
  const t = useT()
  const [open, setOpen] = useState<Open>('none')
  const close = () => setOpen('none')
  const frame = { close: t('ui.close'), onClose: close }

  return (
    <Showcase id="layers" title={TEXTS.layers}>
      <Specimen title={TEXTS.dialog} layout="wide">
        <p>
          <Button variant="outline" onClick={() => setOpen('dialog')}>
            {TEXTS.dialogOpen}
          </Button>
        </p>
      </Specimen>
      <Specimen title={TEXTS.drawer} layout="wide">
        <p>
          <Button variant="outline" onClick={() => setOpen('drawer')}>
            {TEXTS.drawerOpen}
          </Button>
        </p>
      </Specimen>
      <Dialog
        {...frame}
        isOpen={open === 'dialog'}
        title={TEXTS.dialogTitle}
        actions={
          <>
            <Button variant="outline" onClick={close}>
              {t('ui.cancel')}
            </Button>
            <Button onClick={close}>{TEXTS.dialogYes}</Button>
          </>
        }
      >
        <p>{TEXTS.dialogText}</p>
      </Dialog>
      <Drawer
        {...frame}
        isOpen={open === 'drawer'}
        title={TEXTS.drawerTitle}
        actions={<Button onClick={close}>{t('ui.close')}</Button>}
      >
        <SampleFacts />
      </Drawer>
    </Showcase>
  )
}
