import { Skeleton } from '@ferrule/ui/skeleton'
import { Wordmark } from '@ferrule/ui/wordmark'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import classes from './editor.module.css'

/** Shown until the script of a screen of the editor area has loaded. */
export function EditorLoading() {
  const texts = useTexts()
  const { siteName, home } = useFrame()
  return (
    <>
      <title>{`${texts('component.loading')} | ${siteName}`}</title>
      <header className={classes.bar}>
        <Wordmark href={home} name={siteName} label={siteName} />
      </header>
      <main id="main" className={classes.main}>
        <Skeleton label={texts('component.loading')} lines={12} />
      </main>
    </>
  )
}
