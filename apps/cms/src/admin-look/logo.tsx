/** The mark of the product: a ferrule on the end of a wire. */
export function Icon() {
  return (
    <svg viewBox="0 0 32 32" width="100%" height="100%" role="img" aria-label="Ferrule">
      <path fill="#15181b" d="M0 0h32v32H0z" />
      <path fill="#fff" d="M0 11h20v10H0z" />
      <path fill="#eda878" d="M20 13h9v6h-9z" />
    </svg>
  )
}

export function Logo() {
  return (
    <span className="admin-logo">
      <Icon />
      ferrule
    </span>
  )
}
