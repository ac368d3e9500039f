// Needs script: delay, positioning inside the window, closing on Escape.
import type { ComponentProps } from 'react'
import { Focusable } from 'react-aria-components/Focusable'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import classes from './tooltip.module.css'

type TooltipProps = {
  text: string
  /** A focusable element: a button or a link. The tooltip describes it but does not name it. */
  children: ComponentProps<typeof Focusable>['children']
}

/** Supplementary description of a control, on hover and focus. Must not be the only place of an information. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className={classes.tooltip ?? ''} offset={8}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
