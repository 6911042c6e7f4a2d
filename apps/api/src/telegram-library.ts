/**
 * The parts of the library that write to chats, loaded together when the first message goes out. In its form for the
 * web it uses the fetch of Node.js; its other form brings an older one, which does not survive minification.
 */
export { Api, InputFile } from "grammy/web";
