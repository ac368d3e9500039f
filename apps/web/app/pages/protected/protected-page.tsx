import { Button, ButtonLink } from '@ferrule/ui/button'
import { Icon } from '@ferrule/ui/icon'
import { TextField } from '@ferrule/ui/text-field'
import { Wrap } from '@ferrule/ui/wrap'
import { Breadcrumb } from '../../frame/breadcrumb.tsx'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import classes from './protected-page.module.css'
import type { ProtectedView } from './protected-view.ts'

/** Asks for what is needed to read a page. A plain form: it works without script. */
export function ProtectedPage({ view: { title, needs, problem } }: { view: ProtectedView }) {
  const { siteName, portalName, portalHome, home, path } = useFrame()
  const texts = useTexts()
  // Who has the role comes back to the page, unless it is on a host that the portal's cookies do not reach.
  const opensWith =
    needs === 'role' && portalHome.startsWith('/')
      ? `${portalHome}/open?${new URLSearchParams({ path: `${home}${path}` })}`
      : portalHome
  return (
    <>
      <title>{`${title} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb current={title} />
      <Wrap>
        <div className={classes.words}>
          <Icon name="lock" />
          <p className={classes.label}>{texts('protected-page.title')}</p>
          <h1>{title}</h1>
          {needs === 'password' ? (
            <PasswordForm problem={problem} />
          ) : (
            <p className={classes.lead}>{texts('protected-page.role-needed')}</p>
          )}
          <p className={classes.note}>{texts('protected-page.sign-in', { portal: portalName })}</p>
          <p>
            <ButtonLink look={needs === 'role' ? 'primary' : 'secondary'} href={opensWith}>
              {texts('user-menu.log-in', { portal: portalName })}
            </ButtonLink>
          </p>
        </div>
      </Wrap>
    </>
  )
}

function PasswordForm({ problem }: { problem: ProtectedView['problem'] }) {
  const texts = useTexts()
  const labels = { optional: texts('component.optional'), error: texts('component.error-prefix') }
  return (
    <>
      <p className={classes.lead}>{texts('protected-page.lead')}</p>
      <form method="post" className={classes.form}>
        <TextField
          name="password"
          type="password"
          label={texts('field.password')}
          labels={labels}
          error={useProblem(problem)}
          autoComplete="current-password"
          maxLength={200}
          required
        />
        <Button type="submit">{texts('protected-page.open')}</Button>
      </form>
      <p className={classes.note}>{texts('protected-page.tries')}</p>
    </>
  )
}

function useProblem(problem: ProtectedView['problem']): string | undefined {
  const texts = useTexts()
  switch (problem) {
    case 'empty':
      return texts('validation.password')
    case 'wrong':
      return texts('protected-page.wrong-password')
    case 'too-many':
      return texts('error.too-many-tries', { minutes: 1 })
    case 'failed':
      return texts('protected-page.failed')
    case undefined:
      return undefined
  }
}
