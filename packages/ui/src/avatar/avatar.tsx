import classes from './avatar.module.css'

type AvatarProps = {
  initials: string
  /** Accessible name, for avatars without visible name beside them. Without it the avatar is `aria-hidden`. */
  name?: string | undefined
  size?: 'small' | 'medium' | 'large'
  /** `filled` for staff, `soft` for everyone else. */
  variant?: 'soft' | 'filled'
}

/** A person's initials in a circle. */
export function Avatar({ initials, name, size = 'medium', variant = 'soft' }: AvatarProps) {
  const meaning = name ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': true } as const)
  return (
    <span className={`${classes.avatar} ${classes[size]} ${classes[variant]}`} {...meaning}>
      {initials}
    </span>
  )
}
