// Needs script: arrow keys, type-ahead, positioning inside the window.
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger, Popover, Separator } from 'react-aria-components/Menu'
import classes from './menu.module.css'

export type MenuAction = {
  id: string
  label: string
  note?: string | undefined
  icon?: ReactNode
  href?: string | undefined
  disabled?: boolean
  /** Destructive action. */
  danger?: boolean
}

type MenuProps = {
  /** Accessible name of the button. */
  label: string
  /** Visible content of the button: an icon or text. */
  children: ReactNode
  /** Separated by lines. */
  groups: MenuAction[][]
  onAction: (id: string) => void
}

/** Button with a menu of actions. */
export function Menu({ label, children, groups, onAction }: MenuProps) {
  return (
    <MenuTrigger>
      <Button className={classes.trigger ?? ''} aria-label={label}>
        {children}
      </Button>
      <Popover className={classes.popover ?? ''} placement="bottom end" offset={4}>
        <AriaMenu className={classes.menu ?? ''} onAction={(key) => onAction(String(key))}>
          {groups.flatMap((actions, index) => [
            ...(index > 0 ? [<Separator key={`line-${index}`} className={classes.line ?? ''} />] : []),
            <MenuSection key={`group-${index}`} aria-label={label}>
              {actions.map((action) => (
                <Action key={action.id} {...action} />
              ))}
            </MenuSection>,
          ])}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

function Action({ id, label, note, icon, href, disabled = false, danger = false }: MenuAction) {
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={`${classes.item} ${danger ? classes.danger : ''}`}
      isDisabled={disabled}
      {...(href === undefined ? {} : { href })}
    >
      {icon}
      <span className={classes.text}>
        {label}
        {note && <small>{note}</small>}
      </span>
    </MenuItem>
  )
}
