import classes from './video.module.css'

export type VideoSource = { src: string; type: 'video/webm' | 'video/mp4' }
export type VideoCaptions = { src: string; language: string; label: string }

type VideoProps = {
  /** "Changeover without tools". */
  title: string
  /** "0:48", shown beside the title. */
  duration?: string | undefined
  poster: string
  sources: readonly VideoSource[]
  captions?: readonly VideoCaptions[]
  /** Download link for browsers that cannot play the video. */
  downloadLabel: string
  shape?: 'wide' | 'square'
}

/** Video with native controls. It does not autoplay, and loads only its poster before playback. */
export function Video({ title, duration, poster, sources, captions = [], downloadLabel, shape = 'wide' }: VideoProps) {
  const [width, height] = shape === 'wide' ? [1200, 675] : [960, 960]
  return (
    <figure className={classes.figure}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- only videos with speech have captions */}
      <video
        className={`${classes.video} ${classes[shape]}`}
        aria-label={title}
        controls
        playsInline
        preload="none"
        poster={poster}
        width={width}
        height={height}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        {captions.map(({ src, language, label }) => (
          <track key={src} kind="captions" src={src} srcLang={language} label={label} />
        ))}
        {sources[0] && <a href={sources[0].src}>{downloadLabel}</a>}
      </video>
      <figcaption className={classes.caption}>
        {title}
        {duration && <span>{duration}</span>}
      </figcaption>
    </figure>
  )
}
