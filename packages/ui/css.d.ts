declare module '*.css';
declare module '*.svg?no-inline' {
  const url: string;
  // eslint-disable-next-line no-restricted-syntax -- the bundler gives a file's address so
  export default url;
}
