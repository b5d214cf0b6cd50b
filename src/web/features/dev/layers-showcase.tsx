import { useState } from 'react'

import { useT } from '#i18n/use-t.ts'

import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Showcase, Specimen } from './showcase.tsx'
import { SampleFacts } from './content-showcase.tsx'

type Open = 'none' | 'dialog' | 'drawer'

export function LayersShowcase() {
  const t = useT()
  const [open, setOpen] = useState<Open>('none')
  const close = () => setOpen('none')
  const frame = { close: t('ui.close'), onClose: close }

  return (
    <Showcase id="layers" title={t('parts.layers')}>
      <Specimen title={t('parts.dialog')} layout="wide">
        <p>
          <Button variant="outline" onClick={() => setOpen('dialog')}>
            {t('parts.dialogOpen')}
          </Button>
        </p>
      </Specimen>
      <Specimen title={t('parts.drawer')} layout="wide">
        <p>
          <Button variant="outline" onClick={() => setOpen('drawer')}>
            {t('parts.drawerOpen')}
          </Button>
        </p>
      </Specimen>
      <Dialog
        {...frame}
        isOpen={open === 'dialog'}
        title={t('parts.dialogTitle')}
        actions={
          <>
            <Button variant="outline" onClick={close}>
              {t('ui.cancel')}
            </Button>
            <Button onClick={close}>{t('parts.dialogYes')}</Button>
          </>
        }
      >
        <p>{t('parts.dialogText')}</p>
      </Dialog>
      <Drawer
        {...frame}
        isOpen={open === 'drawer'}
        title={t('parts.drawerTitle')}
        actions={<Button onClick={close}>{t('ui.close')}</Button>}
      >
        <SampleFacts />
      </Drawer>
    </Showcase>
  )
}
