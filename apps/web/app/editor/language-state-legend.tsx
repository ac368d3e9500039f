import { languageState } from '@ferrule/domain/editor/editor-page'
import { SmallIcon } from '@ferrule/ui/icon'
import { useTexts } from '../frame/texts.tsx'
import classes from './editor.module.css'
import { stateIcons, stateTexts } from './state-marks.ts'

/** The meaning of the icons in the columns of the languages. */
export function LanguageStateLegend() {
  const texts = useTexts()
  return (
    <ul className={classes.legend} role="list" aria-label={texts('editor.state')}>
      {languageState.options.map((state) => (
        <li key={state}>
          <span className={classes.state} data-state={state}>
            <SmallIcon name={stateIcons[state]} />
          </span>
          {texts(stateTexts[state])}
        </li>
      ))}
      <li>
        <span className={classes.state} data-state="none">
          <SmallIcon name="minus" />
        </span>
        {texts('editor.translation.not-planned')}
      </li>
    </ul>
  )
}
