import { useState } from 'react'

import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Drawer } from '#web/ui/drawer.tsx'

import { SampleFacts } from './content-showcase.tsx'
import { Showcase, Specimen } from './showcase.tsx'

type Open = 'none' | 'dialog' | 'drawer'

export function LayersShowcase() {
  const t = useT()
  const [open, setOpen] = useState<Open>('none')
  const close = () => setOpen('none')
  const frame = { close: t('ui.close'), onClose: close }

  return (
    <Showcase id="layers" title="Layers">
      <Specimen title="Dialog" layout="wide">
        <p>
          <Button variant="outline" onClick={() => setOpen('dialog')}>
            Ask a question
          </Button>
        </p>
      </Specimen>
      <Specimen title="Drawer" layout="wide">
        <p>
          <Button variant="outline" onClick={() => setOpen('drawer')}>
            Open the details
          </Button>
        </p>
      </Specimen>
      <Dialog
        {...frame}
        isOpen={open === 'dialog'}
        title="Empty the package?"
        actions={
          <>
            <Button variant="outline" onClick={close}>
              {t('ui.cancel')}
            </Button>
            <Button onClick={close}>Empty it</Button>
          </>
        }
      >
        <p>The six scents you chose are removed from the draft.</p>
      </Dialog>
      <Drawer
        {...frame}
        isOpen={open === 'drawer'}
        title="Details of an order"
        actions={<Button onClick={close}>{t('ui.close')}</Button>}
      >
        <SampleFacts />
      </Drawer>
    </Showcase>
  )
}
