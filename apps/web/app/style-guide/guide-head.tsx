import { Wrap } from '@ferrule/ui/wrap'
import classes from './style-guide.module.css'
import { languageSamples } from './language-samples.ts'
import { useLook } from './use-look.ts'
import { words } from './words.ts'

/** Says where one is, and in another language than English shows how that language looks in this theme. */
export function GuideHead({ title, lead }: { title: string; lead?: string }) {
  const { language, only } = useLook()
  const sample = languageSamples[language]
  // One example alone brings its own heading.
  if (only) return null
  return (
    <Wrap className={classes.head}>
      <title>{`${title} | ${words.title}`}</title>
      <div lang="en">
        <p className={classes.label}>{words.internal}</p>
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
