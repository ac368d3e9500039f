import type { ComponentProps } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { SmallIcon } from '../icon/icon.tsx'
import { Switch } from '../switch/switch.tsx'
import classes from './consent-settings.module.css'

export type ConsentGroup = {
  /** Submitted as `group` when switched on. */
  name: string
  title: string
  text: string
  on?: boolean
  /** Required for the site to work: cannot be switched off. */
  necessary?: boolean
  /** Title such as "3 cookies", and the list of them. */
  cookies?: CookieList
}

type CookieList = { title: string; list: { name: string; purpose: string; lifetime: string }[] }

type ConsentSettingsProps = {
  id: string
  title: string
  intro: string
  groups: ConsentGroup[]
  labels: {
    on: string
    off: string
    alwaysOn: string
    onlyNecessary: string
    acceptAll: string
    save: string
    close: string
  }
  /** Receives `consent` (necessary, all or chosen) and, for chosen, a `group` for each group that is on. */
  form: Omit<ComponentProps<'form'>, 'className' | 'style' | 'children' | 'id'>
}

/** Dialog with one switch per cookie group; its three buttons look the same, as in ConsentBar. */
export function ConsentSettings({ id, title, intro, groups, labels, form }: ConsentSettingsProps) {
  const formId = `${id}-form`
  return (
    <Dialog
      id={id}
      title={title}
      closeLabel={labels.close}
      footer={
        <div className={classes.buttons}>
          <ConsentButton form={formId} value="necessary" label={labels.onlyNecessary} />
          <ConsentButton form={formId} value="all" label={labels.acceptAll} />
          <ConsentButton form={formId} value="chosen" label={labels.save} />
        </div>
      }
    >
      <form method="post" {...form} id={formId}>
        <ConsentGroups prefix={id} intro={intro} groups={groups} labels={labels} />
      </form>
    </Dialog>
  )
}

function ConsentButton({ form, value, label }: { form: string; value: string; label: string }) {
  return (
    <Button variant="secondary" type="submit" form={form} name="consent" value={value}>
      {label}
    </Button>
  )
}

type ConsentGroupsProps = Pick<ConsentSettingsProps, 'intro' | 'groups'> & {
  prefix: string
  labels: Pick<ConsentSettingsProps['labels'], 'on' | 'off' | 'alwaysOn'>
}

/** The switches without the dialog, for the cookie page. */
export function ConsentGroups({ prefix, intro, groups, labels }: ConsentGroupsProps) {
  return (
    <>
      <p className={classes.intro}>{intro}</p>
      {groups.map((group) => (
        <div key={group.name} className={classes.group}>
          <div className={classes.head}>
            <div>
              <h3>{group.title}</h3>
              <p>{group.text}</p>
            </div>
            <Switch
              id={`${prefix}-${group.name}`}
              name="group"
              value={group.name}
              label={group.title}
              labels={labels}
              defaultChecked={group.on || group.necessary}
              {...(group.necessary ? { fixedLabel: labels.alwaysOn } : {})}
            />
          </div>
          {group.cookies && <Cookies {...group.cookies} />}
        </div>
      ))}
    </>
  )
}

function Cookies({ title, list }: CookieList) {
  return (
    <details className={classes.cookies}>
      <summary>
        {title}
        <SmallIcon name="chevron-down" />
      </summary>
      <dl>
        {list.map((cookie) => (
          <div key={cookie.name}>
            <dt>
              <code>{cookie.name}</code>
            </dt>
            <dd>{cookie.purpose}</dd>
            <dd>{cookie.lifetime}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
