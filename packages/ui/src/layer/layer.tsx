import type { ReactNode, Ref } from 'react'
import { Icon } from '../icon/icon.tsx'
import classes from './layer.module.css'

export type LayerProps = {
  /** A button with `opensLayer(id)` opens it. */
  id: string
  title: string
  closeLabel: string
  children: ReactNode
  /** Beside the title, for example a tag with a number. */
  beside?: ReactNode
  footer?: ReactNode
  /** For opening by script: `ref.current.showModal()`. */
  ref?: Ref<HTMLDialogElement>
}

/**
 * Native modal dialog: the browser handles focus and Escape, and makes the page behind it inert. It is also a popover,
 * so that browsers without invoker commands open it, but not as a modal.
 */
export function Layer({
  id,
  title,
  closeLabel,
  children,
  beside,
  footer,
  ref,
  className,
}: LayerProps & { className: string | undefined }) {
  return (
    <dialog
      id={id}
      ref={ref}
      popover="auto"
      closedby="any"
      className={`${classes.layer} ${classes.native} ${className}`}
      aria-labelledby={`${id}-title`}
    >
      <LayerContent
        titleId={`${id}-title`}
        title={title}
        beside={beside}
        footer={footer}
        close={
          <button type="button" className={classes.close} aria-label={closeLabel} {...closesLayer(id)}>
            <Icon name="close" />
          </button>
        }
      >
        {children}
      </LayerContent>
    </dialog>
  )
}

type LayerContentProps = Pick<LayerProps, 'title' | 'children' | 'beside' | 'footer'> & {
  titleId: string
  close: ReactNode
}

/** Fixed header and footer with scrolling content between them. */
export function LayerContent({ titleId, title, beside, close, footer, children }: LayerContentProps) {
  return (
    <>
      <header className={classes.head}>
        <h2 id={titleId}>{title}</h2>
        {beside}
        {close}
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard */}
      <div className={classes.body} role="group" aria-labelledby={titleId} tabIndex={0}>
        {children}
      </div>
      {footer && <footer className={classes.foot}>{footer}</footer>}
    </>
  )
}

/** Props for a button that opens the layer without script. */
export function opensLayer(id: string) {
  return { command: 'show-modal', commandfor: id, popoverTarget: id } as const
}

/** Props for a button inside the layer that closes it without script. */
export function closesLayer(id: string) {
  return { command: 'close', commandfor: id, popoverTarget: id, popoverTargetAction: 'hide' } as const
}
