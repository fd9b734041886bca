export default { testEnvironment: './jest-environment.js', transform: {} };
