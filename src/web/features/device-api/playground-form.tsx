import { INTENSITY_PERCENT_MAX, SPRAY_SECONDS_MAX } from '#domain/catalog/devices/device-policy.ts'
import { CALL_NAMES, CALLS } from '#domain/device-api/calls.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { ButtonGroup } from '#web/ui/button-group.tsx'

import { Seal } from '../../scents/seal.tsx'
import { Button } from '../../ui/button.tsx'
import { LabelledInput } from '../../ui/labelled-control.tsx'
import { type Draft, DURATION_INPUT_MS_MAX, fieldOfChamber } from './draft.ts'
import type { LoadedScent } from './loaded-scent.ts'
import css from './playground-form.module.css'
import { Slider } from './slider.tsx'

type Props = {
  draft: Draft
  scents: readonly LoadedScent[]
  hostError: string | null
  onChange: (change: Partial<Draft>) => void
  onStop: () => void
}

const STEP_MS = 100

export function PlaygroundForm({ draft, scents, hostError, onChange, onStop }: Props) {
  const t = useT()
  const sprays = draft.call === 'shoot' || draft.call === 'diffuse'
  return (
    <div className={css.form}>
      <CallChoice draft={draft} onChange={onChange} />
      <fieldset className={css.group} data-off={!sprays || undefined}>
        <legend>{t('deviceApi.chambersLegend')}</legend>
        {scents.map((scent) => (
          <ChamberSlider key={scent.chamber} scent={scent} draft={draft} onChange={onChange} />
        ))}
      </fieldset>
      <fieldset className={css.group} data-off={!sprays || undefined}>
        <legend>{t('deviceApi.airLegend')}</legend>
        <DurationSlider draft={draft} onChange={onChange} />
        <PercentSlider
          label={t('deviceApi.internalBooster')}
          name="internal"
          value={draft.internalPercent}
          onChange={(internalPercent) => onChange({ internalPercent })}
        />
        <PercentSlider
          label={t('deviceApi.externalBooster')}
          name="external"
          value={draft.externalPercent}
          onChange={(externalPercent) => onChange({ externalPercent })}
        />
      </fieldset>
      <LabelledInput
        label={t('deviceApi.hostLabel')}
        hint={t('deviceApi.hostHint')}
        error={hostError}
        name="host"
        value={draft.host}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange({ host: event.currentTarget.value })}
      />
      <div className={css.buttons}>
        <ButtonGroup>
          <Button type="submit">{t('deviceApi.send')}</Button>
          <Button type="submit" name="call" value="stop" variant="outline" {...stopsHere(onStop)}>
            {t('deviceApi.stopAll')}
          </Button>
        </ButtonGroup>
      </div>
    </div>
  )
}

/** Without JavaScript it sends the form with another call; with it the form stays as it is. */
const stopsHere = (onStop: () => void) => ({
  onClick: (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onStop()
  },
})

type PartProps = Pick<Props, 'draft' | 'onChange'>

function CallChoice({ draft, onChange }: PartProps) {
  const t = useT()
  return (
    <fieldset className={css.calls}>
      <legend>{t('deviceApi.callLegend')}</legend>
      {CALL_NAMES.map((name) => (
        <label key={name} className={css.call}>
          <input
            type="radio"
            className="unseen-control"
            name="call"
            value={name}
            checked={draft.call === name}
            onChange={() => onChange({ call: name })}
          />
          <span className="code">{CALLS[name].path}</span>
        </label>
      ))}
    </fieldset>
  )
}

function ChamberSlider({ scent, draft, onChange }: PartProps & { scent: LoadedScent }) {
  const { chamber, serial, kind, name } = scent
  const at = chamber - 1
  return (
    <PercentSlider
      kind={kind}
      label={
        <>
          <Seal serial={serial} kind={kind} size={24} />
          <span className={css.number}>{chamber}</span> <span>{name}</span>
        </>
      }
      name={fieldOfChamber(chamber)}
      value={draft.percents[at] ?? 0}
      onChange={(percent) => onChange({ percents: draft.percents.with(at, percent) })}
    />
  )
}

function DurationSlider({ draft, onChange }: PartProps) {
  const t = useT()
  const locale = useLocale()
  const isTooLong = draft.durationMs > SPRAY_SECONDS_MAX * 1000
  const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(
    draft.durationMs / 1000,
  )
  return (
    <Slider
      label={t('deviceApi.duration')}
      name="duration"
      value={draft.durationMs}
      max={DURATION_INPUT_MS_MAX}
      step={STEP_MS}
      reading={t('deviceApi.seconds', { value: seconds })}
      isOver={isTooLong}
      onChange={(durationMs) => onChange({ durationMs })}
    />
  )
}

type PercentProps = Omit<Parameters<typeof Slider>[0], 'max' | 'step' | 'reading'>

function PercentSlider(props: PercentProps) {
  const t = useT()
  return (
    <Slider
      {...props}
      max={INTENSITY_PERCENT_MAX}
      step={5}
      reading={t('deviceApi.percent', { value: props.value })}
    />
  )
}
