import { Button, ButtonLink } from '@ferrule/ui/button'
import { Icon } from '@ferrule/ui/icon'
import { TextField } from '@ferrule/ui/text-field'
import { Wrap } from '@ferrule/ui/wrap'
import { Breadcrumb } from '../../frame/breadcrumb.tsx'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import classes from './protected-page.module.css'
import type { ProtectedView } from './protected-view.ts'

/** The password form or login link of a protected page. Works without JavaScript. */
export function ProtectedPage({ view: { title, needs, problem } }: { view: ProtectedView }) {
  const { siteName, portalName, portalHome, home, path } = useFrame()
  const texts = useTexts()
  // Login with a role returns to the page, unless the page is on another host, where the portal sets no cookies.
  const loginHref =
    needs === 'role' && portalHome.startsWith('/')
      ? `${portalHome}/open?${new URLSearchParams({ path: `${home}${path}` })}`
      : portalHome
  return (
    <>
      <title>{`${title} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb current={title} />
      <Wrap className={classes.page}>
        <div className={classes.body}>
          <span className={classes.lock}>
            <Icon name="lock" />
          </span>
          <p className={classes.label}>{texts('protected-page.title')}</p>
          <h1>{title}</h1>
          {needs === 'password' ? (
            <PasswordForm problem={problem} />
          ) : (
            <p className={classes.lead}>{texts('protected-page.role-needed')}</p>
          )}
          <p className={classes.note}>{texts('protected-page.sign-in', { portal: portalName })}</p>
          <p>
            <ButtonLink variant={needs === 'role' ? 'primary' : 'secondary'} href={loginHref}>
              {texts('user-menu.log-in', { portal: portalName })}
            </ButtonLink>
          </p>
        </div>
        <div className={classes.strands} aria-hidden="true" />
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
      <p className={classes.note}>{texts('protected-page.attempts')}</p>
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
      return texts('error.too-many-attempts', { minutes: 1 })
    case 'failed':
      return texts('protected-page.failed')
    case undefined:
      return undefined
  }
}
