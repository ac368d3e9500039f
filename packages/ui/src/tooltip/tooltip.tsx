// Needs script: it waits, stays inside the window, and closes on Escape.
import type { ComponentProps } from 'react'
import { Focusable } from 'react-aria-components/Focusable'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import classes from './tooltip.module.css'

type TooltipProps = {
  text: string
  /** One element that can have focus: a button or a link. It keeps its own name; the tooltip only describes it. */
  children: ComponentProps<typeof Focusable>['children']
}

/** A few words more about a control, for those who point at it or tab to it. Never the only place of a fact. */
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
