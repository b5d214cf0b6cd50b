/** On a phone, at the thumb: the chambers at hand, what is missing, the search, and the way on. The rest is in a drawer. */
import { useT } from '#i18n/use-t.ts'
import { Seal } from '#web/scents/seal.tsx'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useNotify } from '#web/ui/notification/notification.tsx'

import { Summary } from '../summary.tsx'
import { FIELD_IDS } from '../validate-pack.ts'
import css from './pack-bar.module.css'
import { useHint, useHints } from './pack-hint.tsx'
import { PackPanel, type PackProps } from './pack-panel.tsx'
import { SdkChoice } from './sdk-choice.tsx'

type Props = PackProps & { isOpen: boolean; setOpen: (isOpen: boolean) => void }

export function PackBar({ builder, prices, estimate, isOpen, setOpen, ...shown }: Props) {
  const t = useT()
  const notify = useNotify()
  const close = () => setOpen(false)

  const pressProceed = () => {
    const [first] = shown.proceed.press()
    if (first === undefined) return
    // What is missing is on the page itself; errors are shown and corrected in the drawer.
    const isOnPage = first.fieldId === FIELD_IDS.search
    setOpen(!isOnPage)
    if (isOnPage) notify({ text: first.message })
  }

  return (
    <div className={css.bar}>
      <Glance packing={shown.packing} builder={builder} onOpen={() => setOpen(true)} />
      <IconButton icon="search" label={t('scents.search')} onClick={goToSearch} />
      <Button size="small" onClick={pressProceed}>
        {t('order.continue')}
      </Button>
      <Drawer
        isOpen={isOpen}
        title={t('order.packTitle')}
        close={t('ui.close')}
        onClose={close}
        actions={
          <div className={css.actions}>
            <Button variant="outline" onClick={close}>
              {t('order.backToList')}
            </Button>
            <Button onClick={pressProceed}>{t('order.continue')}</Button>
          </div>
        }
      >
        {isOpen && (
          <div id="pack" className={css.pack} tabIndex={-1}>
            <PackPanel builder={builder} {...shown} />
            <SdkChoice sdks={builder.sdks} pack={shown.packing.pack} />
            <Summary builder={builder} pack={shown.packing.pack} prices={prices} />
            {estimate}
          </div>
        )}
      </Drawer>
    </div>
  )
}

type GlanceProps = Pick<Props, 'packing' | 'builder'> & { onOpen: () => void }

function Glance({ packing: { pack, position }, builder, onOpen }: GlanceProps) {
  const t = useT()
  const { text, tone } = useHint(pack)
  const kindOf = (serial: string) => builder.scents.find((it) => it.serial === serial)?.kind

  return (
    <button
      type="button"
      className={css.glance}
      data-tone={tone}
      data-early-hints={JSON.stringify(useHints())}
      onClick={onOpen}
    >
      <span className="visually-hidden">{t('order.seePack')}: </span>
      <span className={css.wells} aria-hidden="true">
        {pack.slots[position]?.map((serial, chamber) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chamber is its place in the package.
          <i key={chamber}>
            {serial !== null && (
              <Seal key={serial} serial={serial} kind={kindOf(serial) ?? 'custom'} size={20} />
            )}
          </i>
        ))}
      </span>
      <span className={css.text} data-early-hint>
        <span>{text}</span>
      </span>
    </button>
  )
}

function goToSearch(): void {
  const field = document.getElementById(FIELD_IDS.search)
  field?.scrollIntoView({ block: 'start' })
  field?.focus({ preventScroll: true })
}
