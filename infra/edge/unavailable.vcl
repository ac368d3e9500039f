# What a reader sees when the website is away and there is no copy of the page.
sub say_unavailable {
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "30";
  set beresp.body = {"<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Back in a moment</title>
    <style>
      body {
        margin: 0;
        font: 1.0625rem/1.5 system-ui, sans-serif;
        color: #15181b;
        display: grid;
        min-height: 100vh;
        align-content: center;
        padding: 2rem clamp(1rem, 8vw, 8rem);
      }
      main {
        max-width: 40rem;
        border-top: 1px solid #d9dcdf;
        padding-top: 2rem;
        position: relative;
      }
      main::before {
        content: '';
        position: absolute;
        top: -2px;
        left: 0;
        width: 4rem;
        border-top: 3px solid #9a4a16;
      }
      h1 {
        font-size: clamp(1.9rem, 5vw, 3.2rem);
        line-height: 1.1;
        margin: 0 0 1rem;
      }
    </style>
  </head>
  <body>
    <main>
      <h1>Back in a moment</h1>
      <p>We are working on the website. Please try again in half a minute.</p>
      <p lang="de">Wir arbeiten an der Website. Bitte versuchen Sie es in einer halben Minute noch einmal.</p>
    </main>
  </body>
</html>
"};
}
