/** Made by React Router's plugin: the routes, and what renders them. */
declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild
  export = build
}
