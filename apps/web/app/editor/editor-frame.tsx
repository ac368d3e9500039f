import { Breadcrumbs } from '@ferrule/ui/breadcrumbs'
import { Button } from '@ferrule/ui/button'
import { Wordmark } from '@ferrule/ui/wordmark'
import type { ReactNode } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import classes from './editor.module.css'
import { EditorNavigation } from './editor-navigation.tsx'
import { signOutEditor } from './sign-in-editor.ts'

type EditorFrameProps = {
  title: string
  /** Breadcrumbs between the pages and this screen; undefined on the list of pages itself. */
  trail?: { label: string; href: string }[]
  /** Above the title, for example a state. */
  kicker?: ReactNode
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A screen of the editor area: bar, title, actions and content. */
export function EditorFrame({ title, trail, kicker, note, actions, children }: EditorFrameProps) {
  const texts = useTexts()
  const { siteName, home } = useFrame()
  const leave = async () => {
    await signOutEditor()
    location.reload()
  }
  return (
    <>
      <title>{`${title} | ${siteName}`}</title>
      <header className={classes.bar}>
        <Wordmark href={home} name={siteName} label={siteName} />
        <span>{texts('editor.title')}</span>
        <EditorNavigation />
        <Button variant="inverse-secondary" onClick={() => void leave()}>
          {texts('editor.leave')}
        </Button>
      </header>
      <main id="main" className={classes.main}>
        {trail && <Breadcrumbs label={texts('frame.breadcrumb')} steps={trail} current={title} />}
        <header className={classes.head}>
          <div>
            {kicker && <p className={classes.kicker}>{kicker}</p>}
            <h1>{title}</h1>
            {note && <p className={classes.note}>{note}</p>}
          </div>
          {actions}
        </header>
        {children}
      </main>
    </>
  )
}
