import type { ReactNode } from 'react'
import { ButtonLink } from '../button/button.tsx'
import { Icon, SmallIcon } from '../icon/icon.tsx'
import { Wrap } from '../wrap/wrap.tsx'
import classes from './language-banner.module.css'

type LanguageBannerProps = {
  label: string
  title: string
  children?: ReactNode
  /** Existing versions of this page, each named in its own language. The first one is the suggestion. */
  versions: { label: string; lang: string; href: string }[]
  hideLabel: string
}

/** Offers other versions of a page that is not available in the visitor's language. Hides without script. */
export function LanguageBanner({ label, title, children, versions, hideLabel }: LanguageBannerProps) {
  return (
    <aside className={classes.banner} aria-label={label}>
      <Wrap className={classes.row}>
        <Icon name="globe" />
        <p className={classes.text}>
          <strong>{title}</strong> {children}
        </p>
        <div className={classes.versions}>
          {versions.map(({ label: version, lang, href }, index) => (
            <ButtonLink
              key={lang}
              variant={index === 0 ? 'primary' : 'secondary'}
              href={href}
              lang={lang}
              hrefLang={lang}
            >
              {version}
            </ButtonLink>
          ))}
        </div>
        <label className={classes.hide}>
          {/* autoComplete="off" stops the browser from restoring the checkbox after a reload. */}
          <input type="checkbox" aria-label={hideLabel} autoComplete="off" />
          <SmallIcon name="close" />
        </label>
      </Wrap>
    </aside>
  )
}
