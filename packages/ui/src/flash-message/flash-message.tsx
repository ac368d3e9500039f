// Needs no script: the browser hides it by `details`, and a floating one leaves by an animation that waits 7000 ms.
import type { ReactNode } from 'react'
import { HtmlText } from '../html-text/html-text.tsx'
import { Icon, SmallIcon } from '../icon/icon.tsx'
import classes from './flash-message.module.css'

export type FlashKind = 'info' | 'success' | 'error'

export type FlashMessageProps = {
  kind?: FlashKind
  title: string
  children?: ReactNode
  /** In place of children, text with HTML that somebody else wrote. Only emphasis, lists and links are left of it. */
  html?: string | undefined
  link?: { label: string; href: string } | undefined
  /** The name of the hide button. Without it the message is static: it cannot be hidden. */
  hideLabel?: string | undefined
  /** At the bottom right, above the page. It leaves by itself unless it tells of an error. */
  floating?: boolean
  /** For islands that keep messages in their state: take it out. */
  onHidden?: (() => void) | undefined
}

const icons = { info: 'info', success: 'ok', error: 'error' } as const

export function FlashMessage(props: FlashMessageProps) {
  const {
    kind = 'info',
    title,
    html,
    children = html && <HtmlText html={html} />,
    link,
    hideLabel,
    floating = false,
    onHidden,
  } = props
  const leaves = floating && kind !== 'error'
  const body = (
    <div className={classes.body}>
      <strong>{title}</strong>
      {children && <div className={classes.text}>{children}</div>}
      {link && <a href={link.href}>{link.label}</a>}
    </div>
  )
  return (
    <div
      className={[classes.flash, classes[kind], floating && classes.floating, leaves && classes.leaves]
        .filter(Boolean)
        .join(' ')}
      role={kind === 'error' ? 'alert' : 'status'}
      onAnimationEnd={(event) => event.target === event.currentTarget && onHidden?.()}
    >
      <Icon name={icons[kind]} />
      {hideLabel ? (
        <details open onToggle={(event) => !event.currentTarget.open && onHidden?.()}>
          <summary className={classes.hide} aria-label={hideLabel}>
            <SmallIcon name="close" />
          </summary>
          {body}
        </details>
      ) : (
        body
      )}
    </div>
  )
}
