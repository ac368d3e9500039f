import type { ReactNode, Ref } from 'react'
import { Icon } from '../icon/icon.tsx'
import classes from './layer.module.css'

export type LayerProps = {
  /** What a button with `opensLayer(id)` opens. */
  id: string
  title: string
  closeLabel: string
  children: ReactNode
  /** Beside the title, for instance a tag with a number. */
  beside?: ReactNode
  footer?: ReactNode
  /** For pages with script that open it themselves: `ref.current.showModal()`. */
  ref?: Ref<HTMLDialogElement>
}

/**
 * A native modal dialog: the browser moves focus in and back, closes it on Escape and makes the page behind inert.
 * It is a popover too, so that a browser without invoker commands still opens it, only not as a modal.
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

/** Title and way out stay, the content between scrolls. */
export function LayerContent({ titleId, title, beside, close, footer, children }: LayerContentProps) {
  return (
    <>
      <header className={classes.head}>
        <h2 id={titleId}>{title}</h2>
        {beside}
        {close}
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={classes.body} role="group" aria-labelledby={titleId} tabIndex={0}>
        {children}
      </div>
      {footer && <footer className={classes.foot}>{footer}</footer>}
    </>
  )
}

/** Spread on a button, it opens the layer without script. */
export function opensLayer(id: string) {
  return { command: 'show-modal', commandfor: id, popoverTarget: id } as const
}

/** Spread on a button inside, it closes the layer without script. */
export function closesLayer(id: string) {
  return { command: 'close', commandfor: id, popoverTarget: id, popoverTargetAction: 'hide' } as const
}
