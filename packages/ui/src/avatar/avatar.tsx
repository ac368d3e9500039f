import classes from './avatar.module.css'

type AvatarProps = {
  initials: string
  /** Given where no name stands beside it; without it the initials are decoration. */
  name?: string | undefined
  size?: 'small' | 'medium' | 'large'
  /** Filled for our own people, soft for everybody else. */
  look?: 'soft' | 'filled'
}

/** A person as two letters. */
export function Avatar({ initials, name, size = 'medium', look = 'soft' }: AvatarProps) {
  const meaning = name ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': true } as const)
  return (
    <span className={`${classes.avatar} ${classes[size]} ${classes[look]}`} {...meaning}>
      {initials}
    </span>
  )
}
