import classes from './table-of-contents.module.css'

type TableOfContentsProps = {
  title: string
  entries: { id: string; label: string; entries?: { id: string; label: string }[] }[]
}

/** Table of contents beside a long text. CSS marks the section in view; needs no script. */
export function TableOfContents({ title, entries }: TableOfContentsProps) {
  return (
    <nav className={classes.contents} aria-label={title}>
      <p className={classes.title} aria-hidden="true">
        {title}
      </p>
      <ol role="list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`}>{entry.label}</a>
            {entry.entries && (
              <ol role="list">
                {entry.entries.map((inner) => (
                  <li key={inner.id}>
                    <a href={`#${inner.id}`}>{inner.label}</a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
