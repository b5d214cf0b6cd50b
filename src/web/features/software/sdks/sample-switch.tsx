/**
 * The hero of the SDK page: one call, in the reader's language. The switch is a group of radio buttons and the style
 * sheet shows the chosen sample, so that it works before JavaScript does.
 */
import { useT } from '#i18n/use-t.ts'
import { useCopyLabels } from '#web/labels/ui-labels.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'

import { Code } from '../code.tsx'
import { MIX } from '../deck.ts'
import { SAMPLES } from '../samples.ts'
import css from './sample-switch.module.css'

export function SampleSwitch() {
  const t = useT()
  const words = useCopyLabels()
  return (
    <div className={css.switch}>
      <fieldset className={css.names}>
        <legend className="visually-hidden">{t('software.sampleLegend')}</legend>
        {SAMPLES.map(({ id, name }, position) => (
          <label key={id} className={css.name}>
            <input
              type="radio"
              className="unseen-control"
              name="sample"
              value={id}
              defaultChecked={position === 0}
              autoComplete="off"
            />
            {name}
          </label>
        ))}
      </fieldset>
      <div className={css.stack}>
        {SAMPLES.map(({ id, name, needs, code, answer }) => (
          <div key={id} className={css.sample} data-sample={id}>
            <Code code={code} answer={answer} mix={MIX} label={t('software.sampleOf', { name })} />
            <div className={css.foot}>
              <p>{t(needs)}</p>
              <CopyButton text={code} words={words} />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
