import { Wrap } from '@ferrule/ui/wrap'
import classes from './style-guide.module.css'
import { languageSamples } from './language-samples.ts'
import { useGuideOptions } from './use-guide-options.ts'
import { guideTexts } from './guide-texts.ts'

/** The title of a guide page, with a sample text in the chosen language unless it is English. */
export function GuideHead({ title, lead }: { title: string; lead?: string }) {
  const { language, only } = useGuideOptions()
  const sample = languageSamples[language]
  // A single example has its own heading.
  if (only) return null
  return (
    <Wrap className={classes.head}>
      <title>{`${title} | ${guideTexts.title}`}</title>
      <div lang="en">
        <p className={classes.label}>{guideTexts.internal}</p>
        <h1>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {language !== 'en' && (
        <p className={classes.lead} lang={language}>
          <strong>{sample.heading}.</strong> {sample.text} {sample.longWord}
        </p>
      )}
    </Wrap>
  )
}
